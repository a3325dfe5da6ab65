import type { TSchema } from 'typebox'
import { type AttachmentKind, attachmentKinds } from '#contract/files/files.ts'

/** Rules of an `Attachments` schema; undefined for any other. */
export function attachmentsIn(schema: TSchema): { readonly kind: AttachmentKind; readonly most: number } | undefined {
  const { attachments, maxItems } = schema as { readonly attachments?: AttachmentKind; readonly maxItems?: number }
  return attachments === undefined
    ? undefined
    : { kind: attachments, most: maxItems ?? attachmentKinds[attachments].most }
}
