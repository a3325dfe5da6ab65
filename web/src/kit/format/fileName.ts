import { parse } from 'content-disposition'

/** File name of a `Content-Disposition` header (RFC 6266): `filename*` first, otherwise `filename`. */
export const fileNameIn = (disposition: string | null, otherwise: string): string =>
  parse(disposition ?? '').parameters['filename'] ?? otherwise
