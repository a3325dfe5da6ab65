import { type AttachmentKind, attachmentKinds, type AttachmentRules } from '#contract/files/files.ts'
import type { RefusalCode } from '#contract/refusals.ts'

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
