import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmTotp, newTotp } from '#contract/login/factors.ts'
import { call } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from './Factor.module.css'
import type { FactorStep } from '#web/modules/login/login/outcome.ts'
import { hasPasskeys, isGivenUp } from '#web/kit/ui/passkeySupport.ts'
import { makePasskey } from './passkeys.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

interface SetUpDialogProps {
  readonly step: FactorStep
  /** The person cannot log in without a second factor; the dialog explains it. */
  readonly isRequired?: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Sets up an authenticator or a passkey, and shows recovery codes with the first factor. */
export function SetUpDialog({ step, isRequired = false, onDone, onClose }: SetUpDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [code, setCode] = useState('')
  const [blank, setBlank] = useState(false)
  const proposal = useQuery({
    queryKey: [newTotp.path, step],
    queryFn: () => call(newTotp, step),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const onCodes = (codes: readonly string[]) => codes.length === 0 && onDone()
  const silently = { meta: { silent: true }, onSuccess: onCodes }
  const confirm = useMutation<readonly string[]>({
    ...silently,
    mutationFn: async () => (await call(confirmTotp, { ...step, code: code.trim() })).recoveryCodes,
  })
  const passkey = useMutation<readonly string[]>({
    ...silently,
    mutationFn: () => makePasskey(step, t('login.factor.thisDevice')),
  })
  const codes = confirm.data ?? passkey.data
  if (codes !== undefined && codes.length > 0) return <RecoveryCodesDialog codes={codes} onKept={onDone} />
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setBlank(code.trim() === '')
    if (code.trim() !== '') confirm.mutate()
  }
  const refusalOf = ({ error }: { error: Error | null }) => (isGivenUp(error) ? undefined : error?.message)
  return (
    <Dialog
      title={t('login.factor.setUp')}
      onClose={onClose}
      foot={
        <>
          {hasPasskeys() && (
            <Button busy={passkey.isPending} onClick={() => passkey.mutate()}>
              {t('login.factor.makePasskey')}
            </Button>
          )}
          <Button type="submit" form={form} variant="solid" busy={confirm.isPending}>
            {t('login.factor.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className={css['factor']} noValidate onSubmit={onSubmit}>
        {isRequired && <p>{t('login.factor.required')}</p>}
        <ol className={css['steps']}>
          <li>{t('login.factor.scan')}</li>
          <li>{t('login.factor.typeCode')}</li>
        </ol>
        <div className={css['proposal']}>
          {proposal.data && <img src={proposal.data.image} alt={t('login.factor.qr')} width="152" height="152" />}
          <div>
            <span className={css['label']}>{t('login.factor.secret')}</span>
            <code className={css['secret']}>{proposal.data?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            {proposal.data && <CopyButton text={proposal.data.secret} />}
          </div>
        </div>
        {proposal.isError && <p className={css['refusal']}>{proposal.error.message}</p>}
        <Field
          label={t('login.factor.code.totp')}
          value={code}
          onChange={(value) => setCode(String(value))}
          error={blank ? t('login.factor.needCode') : (refusalOf(confirm) ?? refusalOf(passkey))}
          control={
            <Input size="lg" name="factor" autoComplete="one-time-code" inputMode="numeric" maxLength={8} data-first />
          }
        />
      </form>
    </Dialog>
  )
}
