import i18next from 'i18next'
import { toast } from '#web/kit/overlay/toast.ts'

/** Copies a text and says whether it did: a browser may not let a page do so, or its reader may not. */
export async function copyText(text: string, copied: string = i18next.t('common.copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(i18next.t('common.notCopied'))
  }
}
