import type { Reply, Route } from '#contract/kit/route.ts'
import type { Taken } from '#web/kit/upload/upload.ts'

/** Upload route that replies with the picture's address. */
export type PictureRoute = Route & { readonly upload: Taken }

/** Picture address of the reply. */
export const addressIn = (reply: Reply<PictureRoute>): string => (reply as { readonly picture: string }).picture
