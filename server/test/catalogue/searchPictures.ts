import { imgRecognition } from '#contract/catalogue/pictureSearch.ts'
import { uploadFile } from '#contract/files/files.ts'
import { as, type Person } from '#test/app.ts'
import { upload } from '#test/upload.ts'
import { type Label, photographOf } from './labels.ts'

export const uploadSearchPicture = async (person: Person, content: Buffer, name = '照片.jpg') =>
  (await upload(person, uploadFile, { name, content })).fileUrl

export const recognise = (person: Person, imageUrl: string) => as(person, imgRecognition, { imageUrl })

/** Search terms recognised in a photo of this label. */
export const wordsOf = async (person: Person, label: Label) =>
  recognise(person, await uploadSearchPicture(person, await photographOf(label)))
