import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { type Driver, type KeyCertificate, openDriver } from './driver.ts'
import { DriverError, type Trouble } from './driverError.ts'

/** State of the person's U-key. */
export type Found =
  | { readonly state: 'looking' }
  | { readonly state: 'trouble'; readonly trouble: Trouble }
  | { readonly state: 'noKey' }
  | { readonly state: 'empty' }
  | { readonly state: 'found'; readonly driver: Driver; readonly certificates: readonly KeyCertificate[] }

/** Looks for service, U-key and certificates, up to the first that is missing. */
async function findKey(): Promise<Found> {
  try {
    const driver = openDriver()
    await driver.connect()
    const devices = await driver.devices()
    if (devices.length === 0) return { state: 'noKey' }
    const certificates: KeyCertificate[] = []
    // Sequential: a driver handles one U-key at a time.
    for (const device of devices) certificates.push(...(await driver.certificates(device)))
    return certificates.length === 0 ? { state: 'empty' } : { state: 'found', driver, certificates }
  } catch (error) {
    if (error instanceof DriverError) return { state: 'trouble', trouble: error.trouble }
    throw error
  }
}

/** Looks for a U-key after hydration, and again on request. */
export function useKey(): { found: Found; retry: () => void } {
  const enabled = useHydrated()
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['ukey'],
    queryFn: findKey,
    enabled,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })
  return { found: isFetching || !data ? { state: 'looking' } : data, retry: () => void refetch() }
}
