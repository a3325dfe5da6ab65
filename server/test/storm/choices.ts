/** One of several, by chance. */
export const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)]
export const isLucky = (chance: number): boolean => Math.random() < chance
/** From 1 to a number. */
export const upTo = (max: number): number => 1 + Math.floor(Math.random() * max)
