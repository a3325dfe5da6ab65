import i18next from 'i18next'
import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { dismissToast, overlayStore } from '#web/kit/overlay/toast.ts'
import { answerRequests, resetServer } from './server.ts'

answerRequests()

const missing = new Set<string>()
i18next.on('initialized', () => {
  i18next.options.saveMissing = true
})
i18next.on('missingKey', (_, __, key) => missing.add(key))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(async () => {
  await cleanup()
  for (const { answer } of overlayStore.state().confirmations) answer(false)
  for (const { id } of overlayStore.state().toasts) dismissToast(id)
  const shown = [...missing]
  missing.clear()
  expect(resetServer()).toEqual([])
  expect(shown).toEqual([])
})
