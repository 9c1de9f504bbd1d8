// The four families, latin only: they cover Spanish, Portuguese and English. They come late; the fallbacks hold the place.
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-800.css';
import '@fontsource/alegreya-sc/latin-500.css';
import '@fontsource/alegreya-sc/latin-700.css';
import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/im-fell-dw-pica/latin-400.css';
