import type { TSchema } from 'typebox'
import { type AttachmentKind, attachmentKinds } from '#contract/files/files.ts'

/** Rules of an `Attachments` schema; undefined for any other. */
export function attachmentsIn(schema: TSchema): { readonly kind: AttachmentKind; readonly max: number } | undefined {
  const { attachments, maxItems } = schema as { readonly attachments?: AttachmentKind; readonly maxItems?: number }
  return attachments === undefined
    ? undefined
    : { kind: attachments, max: maxItems ?? attachmentKinds[attachments].max }
}
