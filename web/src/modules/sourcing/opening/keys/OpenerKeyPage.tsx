import { useTranslation } from 'react-i18next'
import { findMyOpenerKey } from '#contract/sourcing/openers.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { Tasks } from '../Tasks.tsx'
import { Passkeys } from '../passkeys/Passkeys.tsx'
import { Directory } from './Directory.tsx'
import { KeyRow } from './KeyRow.tsx'
import css from './Keys.module.css'
import { MyKey } from './MyKey.tsx'

/** Page of the person's opener key, with pending tasks. */
export function OpenerKeyPage() {
  const may = useMay()
  if (!may('seal.open')) return <MissingPage needs="seal.open" />
  return <OwnKey />
}

function OwnKey() {
  const { t } = useTranslation()
  const mine = useRead(findMyOpenerKey, {})
  return (
    <Page title={t('opening.key.title')} purpose={t('opening.key.purpose')}>
      <div className={css['page']}>
        {!isSecureContext && (
          <Alert tone="err" title={t('opening.insecure')}>
            {t('opening.insecureWhy')}
          </Alert>
        )}
        <Tasks />
        <Section title={t('opening.key.current')}>
          <MyKey mine={mine} />
        </Section>
        {mine.current && isSecureContext && (
          <Passkeys keys={mine.current.keys} personId={mine.personId} passkeys={mine.current.passkeys} />
        )}
        {mine.earlier.length > 0 && (
          <Section title={t('opening.key.earlier')}>
            <ul className={css['list']}>
              {mine.earlier.map((opener) => (
                <KeyRow key={opener.id} opener={opener} />
              ))}
            </ul>
          </Section>
        )}
        <Directory />
      </div>
    </Page>
  )
}
