import css from './Certificates.module.css'
import { useTranslation } from 'react-i18next'
import { type BoundCertificate, unbindCertificate } from '#contract/certificates/boundCertificates.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { dayOf, isOver, secondOf } from '#web/kit/format/time.ts'

/** Common name of a distinguished name. */
const commonName = (name: string) => /(?:^|, )CN=([^,]+)/.exec(name)?.[1] ?? name

export function CertificateRow({ certificate }: { readonly certificate: BoundCertificate }) {
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
