import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createOpenerKey } from '#contract/sourcing/openers.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { PrintButton } from '#web/kit/ui/PrintButton.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { rememberSecret } from './deviceSecret.ts'
import css from './Keys.module.css'
import { isCode, type NewKey } from './newKey.ts'

interface NewKeyDialogProps {
  readonly made: NewKey
  readonly personId: string
  readonly onClose: () => void
}

/** Dialog of a new key: the recovery code is saved and typed again; only then is the key listed. */
export function NewKeyDialog({ made, personId, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation()
  const [isWritten, setIsWritten] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const create = useWrite(createOpenerKey)
  const finish = useMutation({
    mutationFn: async () => {
      // Listed last, so that a listed key can always be unlocked here, even if the page is closed in between.
      await rememberSecret(made.input.keys, personId, made.secret)
      await create.mutateAsync(made.input)
      made.secret.fill(0)
    },
    meta: { silent: true },
    onSuccess: () => {
      toast.success(t('opening.key.made'))
      onClose()
    },
  })
  const onCode = (typed: string) => {
    const fits = isCode(typed, made.code)
    setIsWrong(!fits)
    if (fits) finish.mutate()
  }
  if (isWritten)
    return (
      <CodeDialog
        title={t('opening.key.typeTitle')}
        text={t('opening.key.typeText')}
        ok={t('opening.key.finish')}
        busy={finish.isPending}
        isWrong={isWrong}
        before={<Button onClick={() => setIsWritten(false)}>{t('opening.key.back')}</Button>}
        onCode={onCode}
        onClose={onClose}
      />
    )
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <PrintButton />
      <Button variant="solid" onClick={() => setIsWritten(true)}>
        {t('opening.key.written')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('opening.key.codeTitle')} stays onClose={onClose} foot={foot}>
      <div className={css['column']}>
        <p className={css['code']} data-first tabIndex={-1}>
          <code>{made.code}</code> <CopyButton text={made.code} />
        </p>
        <p className={css['facts']}>{t('opening.key.fingerprintIs', { fingerprint: made.fingerprint })}</p>
        <Alert tone="warn" title={t('opening.key.codeOnce')}>
          {t('opening.key.codeWhy')}
        </Alert>
      </div>
    </Dialog>
  )
}
