/** The bytes of the starter, where the bundler is told to give them (esbuild: `--loader:.kb=binary`). */
declare const bytes: Uint8Array;
export default bytes;
