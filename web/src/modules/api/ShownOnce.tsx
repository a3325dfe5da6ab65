import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import css from './Api.module.css'

interface ShownOnceProps {
  readonly title: string
  readonly note: string
  readonly secret: string
  readonly onClose: () => void
}

/** A secret, shown once; the dialog stays open until the person confirms having saved it. */
export function ShownOnce({ title, note, secret, onClose }: ShownOnceProps) {
  const { t } = useTranslation()
  const saved = (
    <Button variant="solid" data-first onClick={onClose}>
      {t('apiKeys.saved')}
    </Button>
  )
  return (
    <Dialog title={title} width={600} stays onClose={onClose} foot={saved}>
      <div className={css['body']}>
        <Alert tone="warn" title={note} />
        <span className={css['copied']}>
          <code className={css['secret']}>{secret}</code>
          <CopyButton text={secret} />
        </span>
      </div>
    </Dialog>
  )
}
