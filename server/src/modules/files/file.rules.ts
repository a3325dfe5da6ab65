import { type AttachmentKind, attachmentKinds, type AttachmentRules } from '#contract/files/files.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** What speaks against attaching a stored file as one of this kind, or false. */
export function attachmentViolation(
  { name, size }: { readonly name: string; readonly size: string },
  kind: AttachmentKind,
): RefusalCode | false {
  const { accept, maxBytes = Infinity }: AttachmentRules = attachmentKinds[kind]
  const isAccepted = accept.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isAccepted) return kind === 'pictures' ? 'file.notPicture' : 'upload.ending'
  return Number(size) > maxBytes && 'file.pictureTooLarge'
}

/** Files and the one thing that all of them are to hang on. */
export const attachmentsOf = (files: readonly { readonly key: string }[], id: string) =>
  files.map(({ key }) => ({ key, id }))
