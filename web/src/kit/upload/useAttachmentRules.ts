import { useTranslation } from 'react-i18next'
import type { TSchema } from 'typebox'
import { attachmentKinds, type AttachmentRules, uploadFile, uploadLimits } from '#contract/files/files.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { attachmentsIn } from './attachmentsIn.ts'
import { type FileProblem, megabytesOf } from './upload.ts'

/** Rules of an `Attachments` schema within the tenant's limit, and the messages about them. */
export function useAttachmentRules(schema: TSchema) {
  const { t } = useTranslation()
  const { kind, max } = attachmentsIn(schema)!
  const rules: AttachmentRules = attachmentKinds[kind]
  const tenantLimit = useOptionalRead(uploadLimits, {})?.maxBytes
  const taken = {
    accept: rules.accept,
    maxBytes: Math.min(rules.maxBytes ?? Infinity, tenantLimit ?? uploadFile.upload.maxBytes),
  }
  const isPictures = kind === 'pictures'
  const sentenceOf = (problem: FileProblem) => {
    if (!isPictures || problem === 'illegal') return undefined
    return problem === 'extension' ? t('common.upload.notPicture') : t('common.upload.pictureTooLarge')
  }
  // The tenant's limit may be lower than that of the product, so nothing is said until it is known.
  const limits =
    tenantLimit === undefined
      ? ''
      : t('common.upload.limits', { accept: taken.accept.join(' '), size: megabytesOf(taken.maxBytes) })
  return { isPictures, max, taken, limits, sentenceOf }
}
