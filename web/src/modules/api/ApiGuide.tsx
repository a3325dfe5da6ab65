import { useTranslation } from 'react-i18next'
import { listTenantOrders } from '#contract/ordering/tenantOrderLists.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import css from './Api.module.css'

const notes = ['envelope', 'idempotency', 'limits', 'language', 'paging', 'never'] as const

/** How a system calls with a key. */
export function ApiGuide() {
  const { t } = useTranslation()
  const sample = `curl '${location.origin}${listTenantOrders.path}?limit=10' \\
  -H 'Authorization: Bearer bk_…' \\
  -H 'Accept-Language: zh-CN'`
  return (
    <Stack>
      <Section title={t('apiGuide.call')}>
        <div className={css['body']}>
          <span>{t('apiGuide.callText')}</span>
          <span className={css['copied']}>
            <pre className={css['sample']}>{sample}</pre>
            <CopyButton text={sample} />
          </span>
        </div>
      </Section>
      <Section title={t('apiGuide.rules')}>
        <ul className={css['notes']}>
          {notes.map((note) => (
            <li key={note}>{t(`apiGuide.note.${note}`)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('apiGuide.reference')}>
        <div className={css['body']}>
          <span>{t('apiGuide.referenceText')}</span>
          <a href="/docs" target="_blank" rel="noopener noreferrer">
            {t('apiGuide.open')}
          </a>
        </div>
      </Section>
    </Stack>
  )
}
