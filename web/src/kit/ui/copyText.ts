import i18next from 'i18next'
import { toast } from '#web/kit/overlay/toast.ts'

/** Copies text to the clipboard and shows the outcome; browser or user may deny the permission. */
export async function copyText(text: string, copied: string = i18next.t('common.copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(i18next.t('common.notCopied'))
  }
}
