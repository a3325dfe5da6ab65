import { type ReactNode, useState } from 'react'
import { type CropRule, isOfRatio, type OpenPicture } from './crop.ts'
import { CropDialog } from './CropDialog.tsx'
import { sizeOfPicture } from './cropPicture.ts'

interface Request extends OpenPicture {
  readonly answer: (file: File | undefined) => void
}

/**
 * Crops pictures before upload if their aspect ratio differs from the field's, one dialog after the other. Undecodable
 * files go to the server unchanged, which refuses them with a reason.
 */
export function useCrop(rule: CropRule): {
  readonly prepare: (file: File) => Promise<File | undefined>
  readonly dialog: ReactNode
} {
  const [request, setRequest] = useState<Request>()
  const prepare = async (file: File) => {
    const size = await sizeOfPicture(file)
    if (!size || isOfRatio(size, rule.ratio)) return file
    const { promise, resolve } = Promise.withResolvers<File | undefined>()
    const address = URL.createObjectURL(file)
    setRequest({ file, address, answer: resolve })
    const result = await promise
    setRequest(undefined)
    URL.revokeObjectURL(address)
    return result
  }
  const dialog = request && <CropDialog key={request.address} picture={request} rule={rule} onAnswer={request.answer} />
  return { prepare, dialog }
}
