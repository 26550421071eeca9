/** No pack is asked beside the public knowledge base where the starter has to be downloaded: six megabytes. */
export const outsidePack: "starter" | undefined = undefined;
