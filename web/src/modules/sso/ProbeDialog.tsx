import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Entry, probeEntry } from '#contract/sso/ssoEntries.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useWrite } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './SsoEntriesPage.module.css'

/** Connection test of an entry, without a person's login. */
export function ProbeDialog({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { mutate, data, error } = useWrite(probeEntry)
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    mutate({ id: entry.id })
  }, [mutate, entry.id])
  return (
    <Dialog title={t('sso.admin.probeTitle')} onClose={onClose}>
      {data && (
        <Alert
          isAlert
          tone={data.ok ? 'info' : 'err'}
          title={t(data.ok ? 'sso.admin.probeOk' : 'sso.admin.probeFailed')}
        >
          <p className={css['found']}>{data.found}</p>
        </Alert>
      )}
      {error && <Alert isAlert tone="err" title={error.message} />}
      {!data && !error && <output>{t('sso.admin.probing')}</output>}
    </Dialog>
  )
}
