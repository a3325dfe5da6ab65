import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPushState, subscribePush, unsubscribePush } from '#contract/notifications/push.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { useToken } from '#web/kit/client/session/session.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import {
  endpointOf,
  pushSupport,
  rememberOwner,
  subscribeBrowser,
  unsubscribeBrowser,
} from '#web/modules/notifications/push/browserPush.ts'
import css from './PushSection.module.css'

/** Enables push notifications of this browser. The browser asks for permission, so it needs a click. */
export function PushSection() {
  const { t } = useTranslation()
  const [support, setSupport] = useState(pushSupport)
  const [endpoint, setEndpoint] = useState<string>()
  const state = useOptionalRead(findPushState, endpoint === undefined ? {} : { endpoint })
  useEffect(() => {
    const find = async () => setEndpoint(await endpointOf())
    if (support === 'granted') void find()
  }, [support])
  // Hidden if the server sends none.
  if (!state || state.publicKey === null) return null
  const { publicKey, isOn, browsers } = state
  const others = isOn ? browsers - 1 : browsers
  return (
    <Section
      title={t('messageSettings.push.title')}
      note={others > 0 ? t('messageSettings.push.others', { count: others }) : undefined}
    >
      {support === 'default' || support === 'granted' ? (
        <PushSwitch
          publicKey={publicKey}
          isOn={isOn}
          onEndpoint={(found) => {
            setSupport(pushSupport())
            setEndpoint(found)
          }}
        />
      ) : (
        <Alert tone={support === 'denied' ? 'warn' : 'info'} title={t(`messageSettings.push.${support}`)}>
          {t(`messageSettings.push.reason.${support}`)}
        </Alert>
      )}
    </Section>
  )
}

interface PushSwitchProps {
  readonly publicKey: string
  readonly isOn: boolean
  readonly onEndpoint: (endpoint: string | undefined) => void
}

function PushSwitch({ publicKey, isOn, onEndpoint }: PushSwitchProps) {
  const { t } = useTranslation()
  const token = useToken()
  const [isBusy, setIsBusy] = useState(false)
  const turnedOn = useWrite(subscribePush)
  const turnedOff = useWrite(unsubscribePush)
  const during = (work: () => Promise<string | undefined>) => async () => {
    setIsBusy(true)
    try {
      onEndpoint(await work())
    } finally {
      setIsBusy(false)
    }
  }
  const turnOn = during(async () => {
    // The browser's push service is unreachable or missing.
    const subscription = await subscribeBrowser(publicKey).catch(() => null)
    if (subscription === null) toast.error(t('messageSettings.push.failed'))
    if (!subscription) return undefined
    const { endpoint } = subscription
    await turnedOn.mutateAsync(subscription)
    rememberOwner(token, endpoint)
    return endpoint
  })
  const turnOff = during(async () => {
    const endpoint = await unsubscribeBrowser()
    if (endpoint !== undefined) await turnedOff.mutateAsync({ endpoint })
    return undefined
  })
  return (
    <div className={css['row']}>
      <div>
        <p className={css['state']}>
          {t('messageSettings.push.here')}
          <StatusTag tone={isOn ? 'ok' : 'mute'}>{t(`messageSettings.push.${isOn ? 'on' : 'off'}`)}</StatusTag>
        </p>
        <p className={css['note']}>{t('messageSettings.push.note')}</p>
      </div>
      <Button busy={isBusy} onClick={() => void (isOn ? turnOff() : turnOn())}>
        {t(`messageSettings.push.${isOn ? 'turnOff' : 'turnOn'}`)}
      </Button>
    </div>
  )
}
