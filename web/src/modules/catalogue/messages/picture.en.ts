import { byPicture } from './en/byPicture.ts'

/** What a search by picture says: nothing of it comes before somebody searches so. */
export const messages = { byPicture }
