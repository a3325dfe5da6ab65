import {
  type AttachmentKind,
  attachmentKinds,
  type AttachmentRules,
  downloadFile,
  type StoredFile,
} from '#contract/files/files.ts'
import type { RefusalCode } from '#contract/refusals.ts'

interface FileToShow {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly size: string
}

/** File as shown by the modules it is attached in. */
export const presentFile = ({ id, name, key, size }: FileToShow): StoredFile => ({
  fileId: id,
  fileName: name,
  fileUrl: `${downloadFile.path}?storage_file_id=${key}`,
  storageFileId: key,
  size: Number(size),
})

/** Violation of attaching a stored file as this kind, or false. */
export function attachmentViolation(
  { name, size }: { readonly name: string; readonly size: string },
  kind: AttachmentKind,
): RefusalCode | false {
  const { accept, maxBytes = Infinity }: AttachmentRules = attachmentKinds[kind]
  const isAccepted = accept.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isAccepted) return kind === 'pictures' ? 'file.notPicture' : 'upload.ending'
  return Number(size) > maxBytes && 'file.pictureTooLarge'
}

/** Attachments of all these files to one owner. */
export const attachmentsOf = (files: readonly { readonly key: string }[], id: string) =>
  files.map(({ key }) => ({ key, id }))
