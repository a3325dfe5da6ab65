import { useTranslation } from 'react-i18next'
import { findCeremony } from '#contract/sourcing/ceremony.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { Ceremony } from './ceremony/Ceremony.tsx'
import css from './Opening.module.css'
import { Room } from './room/Room.tsx'

/** Page of a project's key ceremony before publication, and of its opening after the deadline. */
export function OpeningPage() {
  const [{ projectId }] = useQueryOf(findCeremony)
  if (projectId === undefined) return <MissingPage />
  return <OfProject key={projectId} projectId={projectId} />
}

function OfProject({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const ceremony = useRead(findCeremony, { projectId })
  const { status, mode, title, projectNo } = ceremony
  const isOpener = ceremony.sharers.some(({ isMe }) => isMe)
  const back = isOpener && may('seal.open') ? '/myOpenerKey' : `/projectManage?id=${projectId}`
  const trail =
    back === '/myOpenerKey'
      ? { label: t('opening.key.title'), here: projectNo }
      : { label: projectNo, here: t('opening.title') }
  return (
    <Page title={title} hideTitle backTo={{ to: back, ...trail, kind: t('opening.title') }}>
      <div className={css['page']}>
        {!isSecureContext && (
          <Alert tone="err" title={t('opening.insecure')}>
            {t('opening.insecureWhy')}
          </Alert>
        )}
        {status === 'done' ? <Room projectId={projectId} /> : null}
        {status !== 'done' && mode === 'automatic' && (
          <Alert tone="info" title={t('opening.noKeying')}>
            {t('opening.setUp.text.automatic')}
          </Alert>
        )}
        {status === 'notDue' && mode !== 'automatic' && (
          <Alert tone="info" title={t('opening.beforeKeying')}>
            {t(`opening.setUp.text.${mode}`)}
          </Alert>
        )}
        {(status === 'keying' || status === 'ready') && mode !== 'automatic' && <Ceremony ceremony={ceremony} />}
      </div>
    </Page>
  )
}
