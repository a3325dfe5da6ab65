import { useLocation, useNavigate } from 'react-router'
import { savePath } from '#web/kit/client/savedPath.ts'

/** Navigates to the login, and returns here afterwards. */
export function useToLogin(): () => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return () => {
    savePath(pathname + search)
    void navigate('/login')
  }
}
