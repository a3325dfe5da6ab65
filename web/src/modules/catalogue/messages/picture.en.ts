import { byPicture } from './en/byPicture.ts'

/** Messages of the search by picture, loaded with its first use. */
export const messages = { byPicture }
