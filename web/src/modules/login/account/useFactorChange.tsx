import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newRecoveryCodes, removeFactor } from '#contract/login/factors.ts'
import { call } from '#web/kit/client/api.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { PasskeyDialog } from '#web/modules/login/factors/PasskeyDialog.tsx'
import { RecoveryCodesDialog } from '#web/modules/login/factors/RecoveryCodesDialog.tsx'
import { SetUpDialog } from '#web/modules/login/factors/SetUpDialog.tsx'
import type { FactorStep } from '#web/modules/login/login/outcome.ts'
import { ProveDialog } from './ProveDialog.tsx'

/** Requested change; made after reauthentication. */
type Wish = { readonly kind: 'totp' | 'passkey' | 'codes' } | { readonly kind: 'remove'; readonly passkeyId?: string }

/** Change of a second factor, with the dialogs for reauthentication and for the change. */
export function useFactorChange() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [wish, setWish] = useState<Wish>()
  const [proven, setProven] = useState<FactorStep>()
  const [codes, setCodes] = useState<readonly string[]>()
  const end = () => {
    setWish(undefined)
    setProven(undefined)
    void client.invalidateQueries()
  }
  const done = () => {
    toast.success(t('login.factors.changed'))
    end()
  }
  const onProven = async (step: FactorStep) => {
    setProven(step)
    try {
      if (wish?.kind === 'codes') setCodes((await call(newRecoveryCodes, step)).recoveryCodes)
      if (wish?.kind === 'remove')
        await call(removeFactor, wish.passkeyId === undefined ? step : { ...step, passkeyId: wish.passkeyId })
    } catch (error) {
      toast.error((error as Error).message)
      return end()
    }
    if (wish?.kind === 'remove') done()
    if (wish?.kind === 'codes') end()
  }
  const remove = async (passkeyId?: string) => {
    const yes = await confirm({
      title: t('login.factors.remove'),
      text: t('login.factors.removeReason'),
      ok: t('login.factors.remove'),
      cancel: t('common.cancel'),
      danger: true,
    })
    if (yes) setWish(passkeyId === undefined ? { kind: 'remove' } : { kind: 'remove', passkeyId })
  }
  const dialogs = (
    <>
      {wish && !proven && (
        <ProveDialog
          title={t(`login.factors.wish.${wish.kind}`)}
          onClose={end}
          onProven={(step) => void onProven(step)}
        />
      )}
      {wish?.kind === 'totp' && proven && <SetUpDialog step={proven} onClose={end} onDone={done} />}
      {wish?.kind === 'passkey' && proven && (
        <PasskeyDialog
          step={proven}
          onClose={end}
          onMade={(made) => {
            if (made.length > 0) setCodes(made)
            done()
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onKept={() => setCodes(undefined)} />}
    </>
  )
  return { begin: setWish, remove, dialogs }
}
