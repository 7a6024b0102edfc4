import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toast.ts';
import type { Composer } from './composer.ts';

/**
 * Publishes and says how it went (SPEC 8), also when the member has left the page meanwhile.
 * @returns what has to be mended before publishing, until something changes
 */
export function usePublish(composer: Composer, draft: unknown) {
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState<{ message: string; draft: unknown } | null>(null);
  const here = useRef(false);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function publish() {
    setBlocked(null);
    const outcome = await composer.publish();
    if (outcome.kind === 'blocked') {
      setBlocked({ message: outcome.message, draft: composer.getState().draft });
    } else if (outcome.kind === 'failed') {
      toast({
        tone: 'danger',
        title: 'Não foi possível criar o post',
        description: outcome.message ?? 'Falha na criação do post. Tente novamente mais tarde',
      });
    } else if (outcome.kind === 'published') {
      toast({ title: 'Post criado com sucesso' });
      if (here.current) void navigate('/');
    }
  }

  return { publish, problem: blocked?.draft === draft ? blocked?.message : undefined };
}
