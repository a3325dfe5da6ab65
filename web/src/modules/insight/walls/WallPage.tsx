import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { readWall, wallHeader, wallStream, wallTokenPattern } from '#contract/insight/walls.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useDarkByDefault } from '#web/kit/client/preferences.ts'
import { useShortName } from '#web/kit/client/portal.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { DashboardPage } from '#web/kit/layout/DashboardPage.tsx'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import css from '../cockpit/Cockpit.module.css'
import { Panels } from '../cockpit/Panels.tsx'
import { useLiveFacts } from '../cockpit/useLiveFacts.ts'
import { useScopeNote } from '../cockpit/useScopeNote.ts'

const tokenPattern = new RegExp(wallTokenPattern)
/** A wall leads nowhere: people before it have no rights of their own. */
const nowhere = () => undefined

/** The data cockpit on a wall, opened by a link whose token stays in this browser and in the calls that need it. */
export function WallPage() {
  const { t } = useTranslation()
  const token = useLocation().hash.slice(1)
  useDarkByDefault()
  return tokenPattern.test(token) ? (
    <WallOf key={token} token={token} />
  ) : (
    <main>
      <Empty page illustration="lock" title={t('wallLinks.wall.invalid')} />
    </main>
  )
}

function WallOf({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const { reply, hasFailed, refusal } = useRead(readWall, { token }, { suspense: false })
  useLiveFacts(
    readWall.path,
    wallStream,
    useMemo(() => ({ [wallHeader]: token }), [token]),
  )
  useWakeLock()
  const shortName = useShortName()
  // A link that has ended shows nothing of before.
  const shown = refusal ? undefined : reply
  return (
    <main>
      <DashboardPage
        title={shown?.name ?? t('insight.cockpit.title')}
        note={useScopeNote(shown?.cockpit)}
        mark={
          <span className={css['mark']}>
            <b>{shortName}</b>
          </span>
        }
        controls={
          shown && (
            <output className={css['asOf']}>
              {hasFailed
                ? t('wallLinks.wall.lost')
                : t('insight.cockpit.asOf', { time: secondOf(shown.cockpit.asOf).slice(11) })}
            </output>
          )
        }
        fullScreen={t('insight.cockpit.fullScreen')}
      >
        {shown ? (
          <Panels cockpit={shown.cockpit} filter={shown} drill={nowhere} />
        ) : (
          <div className={css['whole']}>
            {refusal ? (
              <Empty illustration="lock" title={refusal.message} />
            ) : hasFailed ? (
              <Empty illustration="broken" title={t('wallLinks.wall.lost')} />
            ) : (
              <LoadingPage />
            )}
          </div>
        )}
      </DashboardPage>
    </main>
  )
}

/** Keeps the screen on while the page is seen, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const request = async () => {
      if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
        lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}
