import DesktopOutlined from '@ant-design/icons-svg/es/asn/DesktopOutlined.js'
import DisconnectOutlined from '@ant-design/icons-svg/es/asn/DisconnectOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { confirmQRCode, scanQRCode } from '#contract/login/qrLogin.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './QrConfirmPage.module.css'

/** Confirmation of a QR code login on the phone: shows the requesting device. */
export function QrConfirmPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useMe()
  const serviceNo = useSearchParams()[0].get('serviceNo') ?? ''
  const scan = useQuery({
    queryKey: [scanQRCode.path, serviceNo],
    queryFn: () => call(scanQRCode, { serviceNo }),
    staleTime: Infinity,
    retry: false,
    meta: { silent: true },
  })
  const answer = useMutation<boolean, Error, boolean>({
    meta: { silent: true },
    mutationFn: async (agreed) => {
      await call(confirmQRCode, { serviceNo, agreed })
      return agreed
    },
  })
  const trouble = scan.error ?? answer.error
  return (
    <Page title={t('login.qr.confirmTitle')} hideTitle>
      <section className={css['card']}>
        <Icon of={trouble ? DisconnectOutlined : DesktopOutlined} className={css['device']} />
        <h2>{t(trouble ? 'login.qr.failed' : 'login.qr.confirmTitle')}</h2>
        {scan.isPending && <Skeleton />}
        {trouble && (
          <Alert tone="err" isAlert title={trouble.message}>
            {trouble instanceof Refused && trouble.is('qr.expired') && t('login.qr.scanAgain')}
          </Alert>
        )}
        {!trouble && answer.isSuccess && (
          <Alert tone="info" isAlert title={t(answer.data ? 'login.qr.agreed' : 'login.qr.disagreed')} />
        )}
        {(trouble || answer.isSuccess) && (
          <Button size="xl" block onClick={() => void navigate('/')}>
            {t('login.qr.home')}
          </Button>
        )}
        {!trouble && !answer.isSuccess && scan.data && (
          <>
            <p>{t('login.qr.confirmReason')}</p>
            <DescriptionList
              items={[
                { label: t('login.qr.account'), value: `${me?.userInfo.userName} ${me?.userInfo.userCode}` },
                { label: t('login.qr.device'), value: scan.data.device || t('login.qr.unknownDevice') },
                { label: t('login.qr.address'), value: scan.data.ip },
                { label: t('login.qr.time'), value: secondOf(scan.data.requestedAt) },
              ]}
            />
            <div className={css['buttons']}>
              <Button size="xl" block busy={answer.isPending && !answer.variables} onClick={() => answer.mutate(false)}>
                {t('login.qr.disagree')}
              </Button>
              <Button
                size="xl"
                variant="solid"
                block
                busy={answer.isPending && answer.variables}
                onClick={() => answer.mutate(true)}
              >
                {t('login.qr.agree')}
              </Button>
            </div>
          </>
        )}
      </section>
    </Page>
  )
}
