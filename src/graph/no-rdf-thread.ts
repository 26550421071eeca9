/** A browser has no threads for this: the document is read in the thread of the call. */
export async function writeOutInThread(): Promise<undefined> {}
