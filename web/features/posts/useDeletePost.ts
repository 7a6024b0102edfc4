import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DeletePostDocument } from './generated/posts.ts';
import { faultCode } from '../../apollo/faults.ts';
import { askResult } from '../../apollo/result.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import { usePostPlace } from './postPlace.ts';
import { forgetPost } from './renewPost.ts';

const SORRY = 'Não foi possível apagar o post. Tente novamente mais tarde.';

/** Returns true for a general failure of the server: its message says nothing about the post. */
function isBreakdown(error: unknown) {
  const code = faultCode(error);
  return code === 'UPSTREAM_UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR';
}

/**
 * Returns a function that deletes a post, removes it from every list and leaves its page. The function refuses while
 * the post is still loading (SPEC.md, sections 5 and 8).
 */
export function useDeletePost(id: string, loading: boolean) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const place = usePostPlace();
  const running = useRef(false);

  return useCallback(async () => {
    if (loading || running.current) {
      toast({ title: 'Aguarde o post carregar' });
      return;
    }
    running.current = true;
    try {
      const { refusal } = await askResult(client, DeletePostDocument, { input: { id } });
      if (refusal) {
        toastFailure('Erro ao apagar', refusal.message);
        return;
      }
      if (pathname.endsWith(`/post/${id}`)) await navigate(place, { replace: true });
      // Also remove the post from the list in the settings that shows the member's posts in communities that they have
      // left.
      client.cache.evict({ id: client.cache.identify({ __typename: 'PostLeftBehind', id }) });
      forgetPost(client.cache, id);
      toast({ title: 'Post apagado', description: 'Seu post foi apagado com sucesso.' });
    } catch (error) {
      toastFailure('Erro ao apagar', CombinedGraphQLErrors.is(error) && !isBreakdown(error) ? error.message : SORRY);
    } finally {
      running.current = false;
    }
  }, [client, id, loading, navigate, pathname, place]);
}
