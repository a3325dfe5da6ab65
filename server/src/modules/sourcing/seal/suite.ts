/** The algorithms of all rounds: the international ones. */
export const suite = 'A'
