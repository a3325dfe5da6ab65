import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OpenerPasskey, removeOpenerPasskey } from '#contract/sourcing/seal/openerPasskeys.ts'
import { useReload, useWrite } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { wholeTime } from '../../countdown/projectTime.ts'
import css from '../keys/Keys.module.css'
import { type Unlocked, useUnlock } from '../keys/useUnlock.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { addPasskey, canUsePasskeys, type OwnKey } from './passkeys.ts'
import { usePasskeyTrouble } from './usePasskeyTrouble.ts'

interface PasskeysProps extends OwnKey {
  readonly passkeys: readonly OpenerPasskey[]
}

/** Passkeys that unlock the current key, on every device that has the passkey. */
export function Passkeys({ passkeys, ...own }: PasskeysProps) {
  const { t } = useTranslation()
  const reload = useReload()
  const { unlock, dialog } = useUnlock()
  const [adding, setAdding] = useState<Unlocked>()
  const can = useQuery({ queryKey: ['openerPasskeys'], queryFn: canUsePasskeys })
  const onAdd = async () => setAdding(await unlock())
  const add = useMutation({
    meta: { silent: true },
    mutationFn: async (name: string) => adding && addPasskey(own, adding.secret, name),
    onSuccess: () => {
      onClose()
      toast.success(t('openerPasskeys.added'))
      reload()
    },
  })
  const trouble = usePasskeyTrouble(add.error)
  const onClose = () => {
    adding?.secret.fill(0)
    setAdding(undefined)
    add.reset()
  }
  return (
    <Section
      title={t('openerPasskeys.title')}
      note={t('openerPasskeys.note')}
      actions={can.data && <Button onClick={() => void onAdd()}>{t('openerPasskeys.add')}</Button>}
    >
      {can.data === false && <Alert tone="info">{t('openerPasskeys.unsupported')}</Alert>}
      {passkeys.length === 0 && can.data !== false && <p className={css['facts']}>{t('openerPasskeys.none')}</p>}
      <ul className={css['list']}>
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {dialog}
      {adding && <AddPasskeyDialog busy={add.isPending} trouble={trouble} onName={add.mutate} onClose={onClose} />}
    </Section>
  )
}

function Row({ passkey: { id, name, host, createdAt } }: { readonly passkey: OpenerPasskey }) {
  const { t } = useTranslation()
  const remove = useWrite(removeOpenerPasskey, { onDone: () => toast.success(t('openerPasskeys.removed')) })
  const onRemove = async () => {
    const sure = {
      title: t('openerPasskeys.removeTitle', { name }),
      text: t('openerPasskeys.removeText'),
      ok: t('openerPasskeys.remove'),
      cancel: t('common.cancel'),
      danger: true,
    }
    if (await confirm(sure)) remove.mutate({ id })
  }
  return (
    <li className={css['row']}>
      <b>{name}</b>
      <span className={css['facts']}>
        {t('openerPasskeys.since', { time: wholeTime(createdAt) })}
        {host !== location.hostname && ` · ${t('openerPasskeys.elsewhere', { host })}`}
      </span>
      <Button
        size="sm"
        variant="text"
        busy={remove.isPending}
        aria-label={t('openerPasskeys.removeTitle', { name })}
        onClick={() => void onRemove()}
      >
        {t('openerPasskeys.remove')}
      </Button>
    </li>
  )
}
