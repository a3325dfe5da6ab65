import { downloadFile } from '#contract/files/files.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { shape, Type } from '#contract/kit/schema.ts'

/** Search by picture: the text of a photographed label becomes the words of a search. */

const folder = `${downloadFile.path}?storage_file_id=`
const address = /^[^?]*\?storage_file_id=(?<key>[0-9a-f]{40})$/

/** Address of an uploaded search picture. */
export const addressOfSearchPicture = (key: string): string => folder + key
/** `storageFileId` of the picture at this address; undefined for any other address. */
export const keyOfSearchPicture = (imageUrl: string): string | undefined =>
  imageUrl.startsWith(folder) ? address.exec(imageUrl)?.groups?.['key'] : undefined

/** Accepted extensions and maximum size of a search picture. */
export const searchPicture = { accept: ['.jpg', '.jpeg', '.png'], maxBytes: 10 * 1024 * 1024 } as const

export const imgRecognition = route({
  method: 'GET',
  path: '/orderrest/api/goods/imgRecognition',
  access: 'goods.read',
  steps: true,
  rateLimit: 'recognition',
  summary:
    'Recognise the search words of an uploaded picture: its product text, or the barcode of goods; the caller must have uploaded the picture within the last 24 hours',
  input: shape({
    imageUrl: Type.String({ maxLength: 300, description: '`fileUrl` of the upload; other addresses are refused' }),
  }),
  reply: Type.String({ maxLength: 100 }),
})

export const pictureSearchRefusals = {
  'pictureSearch.superseded': [42001, '已开始识别另一张图片', 'Another image is being recognized instead.'],
  'pictureSearch.busy': [
    42002,
    '当前识别人数较多，请稍后再试',
    'Image search is busy right now. Please try again shortly.',
  ],
  'pictureSearch.failed': [42003, '识别失败，请重试', 'Recognition failed. Please try again.'],
  'pictureSearch.noText': [
    42004,
    '未识别到商品文字，请换一张清晰的标签或包装图片',
    'No product text was found. Try a clearer photo of the label or packaging.',
  ],
} as const satisfies Refusals
