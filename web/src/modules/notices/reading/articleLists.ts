/** Lists of articles that every page links to; apart, so that the frame of every page loads nothing else. */
export const articleLists = { notice: '/notice', help: '/noLoghelpCenter' } as const
