import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled.js'
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/kit/entrance.ts'
import { getLoginQRCode, getLoginStatus, getQRCodeServiceNo, getQRCodeToken } from '#contract/login/qrLogin.ts'
import { call } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { NextStep } from '#web/modules/login/login/NextStep.tsx'
import { enterBy } from '#web/modules/login/login/outcome.ts'
import css from './QrPanel.module.css'
import { useLogin } from '#web/modules/login/login/useLogin.ts'

const POLL_MS = 2000

/** Requests a code: picture, and the secret of this browser. */
async function newCode() {
  const code = await call(getQRCodeServiceNo, {})
  const { image } = await call(getLoginQRCode, { serviceNo: code.serviceNo })
  return { ...code, image }
}

/** QR code for the phone, renewed on request. */
export function QrPanel({ entrance }: { readonly entrance: Entrance }) {
  const [round, setRound] = useState(0)
  return <QrCode key={round} entrance={entrance} onRenew={() => setRound(round + 1)} />
}

interface QrCodeProps {
  readonly entrance: Entrance
  readonly onRenew: () => void
}

/** QR code, polled every two seconds until it is confirmed or expired. */
function QrCode({ entrance, onRenew }: QrCodeProps) {
  const { t } = useTranslation()
  const id = useId()
  const code = useQuery({
    queryKey: [getQRCodeServiceNo.path, id],
    queryFn: newCode,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const serviceNo = code.data?.serviceNo ?? ''
  const { data: status = 'waiting' } = useQuery({
    queryKey: [getLoginStatus.path, serviceNo],
    queryFn: async () => (await call(getLoginStatus, { serviceNo })).status,
    enabled: code.isSuccess,
    gcTime: 0,
    retry: 3,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data === 'waiting' || state.data === 'scanned' ? POLL_MS : false,
  })
  const offerFresh = async (reason: string) => {
    const words = { title: t('login.qr.failed'), text: t('login.qr.failedReason', { reason }) }
    if (await confirm({ ...words, ok: t('login.qr.refresh'), cancel: t('common.cancel') })) onRenew()
  }
  const login = useLogin((error) => void offerFresh(error.message))
  const { mutate } = login
  const skey = code.data?.skey ?? ''
  useEffect(() => {
    if (status === 'confirmed')
      mutate(() => enterBy(() => call(getQRCodeToken, { serviceNo, entrance }, { headers: { skey } })))
  }, [status, serviceNo, skey, entrance, mutate])

  const isOver = status === 'expired' || status === 'refused' || code.isError
  return (
    <div className={css['panel']}>
      <div className={css['code']} data-over={isOver || undefined}>
        {code.data && <img src={code.data.image} alt={t('login.qr.code')} width="200" height="200" />}
        {isOver && (
          <div className={css['over']} role="alert">
            <b>
              {code.isError ? code.error.message : t(status === 'refused' ? 'login.qr.refused' : 'login.qr.expired')}
            </b>
            <Button variant="solid" icon={<Icon of={ReloadOutlined} />} onClick={onRenew}>
              {t('login.qr.refresh')}
            </Button>
          </div>
        )}
        {!isOver && (status === 'scanned' || status === 'confirmed') && (
          <output className={css['over']}>
            <Icon of={CheckCircleFilled} />
            <b>{t(status === 'scanned' ? 'login.qr.scanned' : 'login.qr.entering')}</b>
          </output>
        )}
      </div>
      <p>{t('login.qr.how')}</p>
      <NextStep login={login} onGiveUp={onRenew} />
    </div>
  )
}
