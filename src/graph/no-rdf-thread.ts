/** Where there are no threads, documents are read by whoever asks. */
export async function writeOutInThread(): Promise<undefined> {}
