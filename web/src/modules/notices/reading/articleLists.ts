/** Lists of articles linked from every page; a separate file, so that the frame loads nothing else. */
export const articleLists = { notice: '/notice', help: '/noLoghelpCenter' } as const
