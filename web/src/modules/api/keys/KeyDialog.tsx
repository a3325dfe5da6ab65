import { useTranslation } from 'react-i18next'
import type { NewApiKey } from '#contract/api/keys.ts'
import { ShownOnce } from '../ShownOnce.tsx'

interface KeyDialogProps {
  readonly created: NewApiKey
  readonly onClose: () => void
}

/** A new key, shown once. */
export function KeyDialog({ created: { name, key }, onClose }: KeyDialogProps) {
  const { t } = useTranslation()
  return (
    <ShownOnce
      title={t('apiKeys.createdTitle', { name })}
      note={t('apiKeys.createdText')}
      secret={key}
      onClose={onClose}
    />
  )
}
