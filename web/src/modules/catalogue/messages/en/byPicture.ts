import type { byPicture as zh } from '../zh-CN/byPicture.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'

export const byPicture: SameKeys<typeof zh> = {
  title: 'Search by image',
  drop: 'Drop an image here, or press {{keys}} to paste',
  choose: 'Choose image',
  camera: 'Take photo',
  album: 'Choose from library',
  hint: 'Reads text and barcodes on product labels, packaging and nameplates to find matching products. Keep the text sharp and in frame.',
  kept: 'JPG, PNG or WebP. Images are processed on this platform and deleted after one day.',
  preparing: 'Preparing image…',
  uploading: 'Uploading {{percent}}%',
  reading: 'Reading text…',
  failed: 'Recognition failed. Please try again.',
  unreadable: "This image can't be read. Choose a JPG, PNG or WebP image.",
  retry: 'Try again',
  another: 'Use another image',
  picture: 'Search image',
  words: 'Text in image',
  placeholder: 'Product name, model or barcode',
  search: 'Search',
  noWords: 'Enter text to search for, or use another image',
  end: 'Exit image search',
}
