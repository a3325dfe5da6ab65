import { useTranslation } from 'react-i18next'
import { getIssuer, rotateKeys, type SigningKey } from '#contract/provider/signingKeys.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { dayOf, secondOf } from '#web/kit/format/time.ts'
import css from './Applications.module.css'

const daysSince = (instant: string) => Math.floor((Date.now() - new Date(instant).getTime()) / 86_400_000)

/** Issuer data for connected applications, and the signing keys. */
export function IssuerSections() {
  const { t } = useTranslation()
  const { issuer, discovery, days, keys } = useRead(getIssuer, {})
  const rotate = useWrite(rotateKeys, { onDone: () => toast.success(t('common.done')) })
  const onRotate = async () => {
    const words = { title: t('provider.issuer.rotateTitle'), text: t('provider.issuer.rotateText') }
    if (await confirm({ ...words, ok: t('provider.issuer.rotate'), cancel: t('common.cancel') })) rotate.mutate({})
  }
  const copied = (text: string) => (
    <span className={css['description']}>
      {text}
      <CopyButton text={text} />
    </span>
  )
  return (
    <>
      <Section title={t('provider.issuer.title')}>
        <DescriptionList
          items={[
            { label: t('provider.issuer.issuer'), value: copied(issuer), wide: true },
            { label: t('provider.issuer.discovery'), value: copied(discovery), wide: true },
          ]}
        />
      </Section>
      <Section
        title={t('provider.issuer.keys')}
        note={t('provider.issuer.keysNote', { days, count: days })}
        actions={
          <Button busy={rotate.isPending} onClick={() => void onRotate()}>
            {t('provider.issuer.rotate')}
          </Button>
        }
      >
        <ul className={css['keys']}>
          {keys.map((key) => (
            <li key={key.kid}>
              <KeyLine signingKey={key} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function KeyLine({ signingKey: { kid, alg, madeAt, goneAt } }: { readonly signingKey: SigningKey }) {
  const { t } = useTranslation()
  const day = goneAt === null ? '' : dayOf(new Date(goneAt))
  const days = daysSince(madeAt)
  return (
    <>
      <strong>{alg}</strong>
      <code>{kid}</code>
      <span>{`${t('provider.issuer.made')} ${secondOf(madeAt)}`}</span>
      {goneAt === null ? (
        <StatusTag tone="ok">
          {days === 0 ? t('provider.issuer.signingToday') : t('provider.issuer.signing', { days, count: days })}
        </StatusTag>
      ) : (
        <StatusTag tone="mute">{t('provider.issuer.until', { day })}</StatusTag>
      )}
    </>
  )
}
