import { useQuery } from '@apollo/client/react';
import { Megaphone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { MenuItem } from '../../ui/Menu.tsx';
import { OwnPrivacyDocument } from './generated/boostItem.ts';

/**
 * The menu's item that boosts an own post. A member whose profile is private has no public post, so they get no item.
 * Its place is kept until that is known: otherwise the items below move under a finger.
 */
export function BoostItem({ postId }: { postId: string }) {
  const navigate = useNavigate();
  const { data, error } = useQuery(OwnPrivacyDocument, { context: { quiet: true } });
  const isPrivate = data?.viewer?.profile.isPrivate;
  if (isPrivate === undefined && !error) return <div aria-hidden className="min-h-11" />;
  if (isPrivate !== false) return null;

  return (
    <MenuItem onSelect={() => void navigate(`/ads/new/my-post?post=${postId}`)}>
      <Megaphone aria-hidden className="size-5" />
      Impulsionar
    </MenuItem>
  );
}
