import type { Reply, Route } from '#contract/kit/route.ts'
import type { Taken } from '#web/kit/upload/upload.ts'

/** A route that takes a picture and answers its address. */
export type PictureRoute = Route & { readonly upload: Taken }

/** The address in its reply. */
export const addressIn = (reply: Reply<PictureRoute>): string => (reply as { readonly picture: string }).picture
