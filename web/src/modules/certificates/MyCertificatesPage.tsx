import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  bindCertificate,
  type BoundCertificate,
  myCertificates,
  unbindCertificate,
} from '#contract/certificates/boundCertificates.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { dayOf, isOver, secondOf } from '#web/kit/format/time.ts'
import { Failure } from './CaLogin.tsx'
import css from './Certificates.module.css'
import { KeyDialogs } from './KeyDialogs.tsx'
import { KeyState } from './KeyState.tsx'
import { useKey } from './useKey.ts'

interface Proven {
  readonly key: string
  readonly userCode: string
}

interface MyCertificatesProps {
  /** Asks a person for their password again, before they change how they log in. */
  readonly ProveDialog: ComponentType<{
    title: string
    onProven: (proven: Proven) => void
    onClose: () => void
  }>
}

/** The certificates that a person logs in with: added with the U-key, taken off without. */
export function MyCertificatesPage({ ProveDialog }: MyCertificatesProps) {
  const { t } = useTranslation()
  const certificates = useRead(myCertificates, {})
  return (
    <Page title={t('certificates.mine.title')} purpose={t('certificates.mine.purpose')}>
      <div className={css['page']}>
        <Section title={t('certificates.mine.bind')}>
          <Binding ProveDialog={ProveDialog} />
        </Section>
        <Section title={t('certificates.mine.list')}>
          {certificates.length === 0 && (
            <Empty illustration="lock" title={t('certificates.mine.none')} reason={t('certificates.mine.noneReason')} />
          )}
          <ul className={css['list']}>
            {certificates.map((certificate) => (
              <Row key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        </Section>
      </div>
    </Page>
  )
}

function Binding({ ProveDialog }: MyCertificatesProps) {
  const { t } = useTranslation()
  const { found, retry } = useKey()
  const [isProving, setIsProving] = useState(false)
  const [step, setStep] = useState<Proven>()
  const [failure, setFailure] = useState<Error>()
  const bind = useWrite(bindCertificate, { silent: true, onDone: () => toast.success(t('certificates.mine.bound')) })
  const isFound = found.state === 'found'
  const begin = () => {
    setFailure(undefined)
    if (isFound) setIsProving(true)
    else retry()
  }
  const close = (error?: Error) => {
    setStep(undefined)
    setFailure(error)
  }
  return (
    <div className={css['binding']}>
      <KeyState found={found} />
      {failure && <Failure error={failure} />}
      <Button variant="solid" busy={found.state === 'looking'} onClick={begin}>
        {isFound || found.state === 'looking' ? t('certificates.mine.bind') : t('certificates.again')}
      </Button>
      {isProving && (
        <ProveDialog
          title={t('certificates.mine.bind')}
          onClose={() => setIsProving(false)}
          onProven={(proven) => {
            setIsProving(false)
            setStep(proven)
          }}
        />
      )}
      {step && isFound && (
        <KeyDialogs
          driver={found.driver}
          certificates={found.certificates}
          purpose="bind"
          onProof={(proof) => bind.mutateAsync({ ...proof, key: step.key, userCode: step.userCode })}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Of a whole name what people call each other by. */
const commonName = (name: string) => /(?:^|, )CN=([^,]+)/.exec(name)?.[1] ?? name

function Row({ certificate }: { readonly certificate: BoundCertificate }) {
  const { t } = useTranslation()
  const { id, serial, subject, issuer, notAfter, boundAt, lastUsedAt } = certificate
  const unbind = useWrite(unbindCertificate, { onDone: () => toast.success(t('certificates.mine.removed')) })
  const askRemove = useConfirmRemove()
  const onRemove = async () => {
    if (await askRemove(t('certificates.mine.remove', { serial }))) unbind.mutate({ id })
  }
  const until = new Date(notAfter)
  return (
    <li className={css['row']}>
      <div>
        <p>
          <b>{commonName(subject)}</b> {isOver(until) && <Tag tone="err">{t('certificates.expired')}</Tag>}
        </p>
        <p className={css['facts']}>
          <span>{t('certificates.issuer', { issuer: commonName(issuer) })}</span>
          <span>{t('certificates.serial', { serial })}</span>
          <span>{t('certificates.until', { day: dayOf(until) })}</span>
          <span>{t('certificates.mine.boundAt', { time: secondOf(boundAt) })}</span>
          <span>
            {lastUsedAt === null
              ? t('certificates.mine.unused')
              : t('certificates.mine.usedAt', { time: secondOf(lastUsedAt) })}
          </span>
        </p>
      </div>
      <Button
        variant="text"
        aria-label={t('certificates.mine.unbindOne', { serial })}
        busy={unbind.isPending}
        onClick={() => void onRemove()}
      >
        {t('certificates.mine.unbind')}
      </Button>
    </li>
  )
}
