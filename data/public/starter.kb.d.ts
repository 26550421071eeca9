/** The bytes of the starter, if the bundler is told to provide them (esbuild: `--loader:.kb=binary`). */
declare const bytes: Uint8Array;
export default bytes;
