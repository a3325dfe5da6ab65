import sharp from 'sharp'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { type Person, refusalOf } from '#test/app.ts'
import { download, upload } from '#test/upload.ts'

export const send = async (person: Person, name: string) =>
  (await upload(person, uploadFile, { name, content: `%PDF-1.7\n${name}` })).storageFileId
export const sendPicture = async (person: Person) => {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return (await upload(person, uploadFile, { name: '实拍.png', content })).storageFileId
}
export const downloadOutcome = (person: Person, key: string) =>
  refusalOf(download(person, downloadFile, { storage_file_id: key }))
