import { useApolloClient } from '@apollo/client/react';
import { Ban, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isolate } from '../../ui/isolate.ts';
import { useSession } from '../../storage/session.ts';
import { usePersonItemsProfileFragment } from './generated/relations.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { MenuItem } from '../../ui/Menu.tsx';
import { profilePath } from './profilePath.ts';
import { block, setMute, type Person } from './relations.ts';
import { useBlockDescription } from './useBlockDescription.ts';

type Options = {
  /**
   * Called after the person was blocked, so that the app leaves a page that shows their content. Not needed for the
   * person's own profile, because the app leaves it in any case.
   */
  leave?: () => void | Promise<void>;
  /** True for the menu of a post or comment, where the labels must contain the person's name. */
  named?: boolean;
};

/**
 * Returns the items that mute and block a person, for the menu of the person or the menu of their posts and comments.
 * @returns the menu items, the confirmation dialog to render beside the menu, and the data with which the report dialog
 * offers to mute or block the person
 */
export function usePersonItems(person: Person, { leave, named = true }: Options = {}) {
  const client = useApolloClient();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [asking, setAsking] = useState(false);
  const description = useBlockDescription();
  const { data } = usePersonItemsProfileFragment({ __typename: 'Profile', id: person.id });
  const isMuted = data.isMuted === true;
  const whom = named ? ` ${isolate(person.name)}` : '';

  const isTheirs = pathname.startsWith(profilePath(person.id));
  const goAway = isTheirs ? () => navigate('/', { replace: true }) : leave;
  if (!session || session.user.userId === person.id) return { items: null, question: null, about: undefined };

  return {
    items: (
      <>
        <MenuItem onSelect={() => void setMute(client, person, !isMuted)}>
          {isMuted ? <Volume2 aria-hidden className="size-5" /> : <VolumeX aria-hidden className="size-5" />}
          <span className="truncate">{isMuted ? `Deixar de silenciar${whom}` : `Silenciar${whom}`}</span>
        </MenuItem>
        <MenuItem danger onSelect={() => setAsking(true)}>
          <Ban aria-hidden className="size-5" />
          <span className="truncate">Bloquear{whom}</span>
        </MenuItem>
      </>
    ),
    question: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Bloquear ${isolate(person.name)}?`}
        description={description}
        confirmLabel="Bloquear"
        onConfirm={() => void block(client, person, goAway)}
      />
    ),
    about: { ...person, leave: goAway },
  };
}
