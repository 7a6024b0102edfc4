import { Megaphone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { MenuItem } from '../../ui/Menu.tsx';
import { useOwnPrivacyQuery } from './generated/boostItem.ts';

/**
 * The menu item that boosts the viewer's own post (shows it as a paid ad). If the viewer's profile is private, renders
 * nothing, because only public posts can be boosted. Renders an empty space until the profile has loaded: otherwise the
 * items below would move while the viewer taps. If the profile fails to load, renders the item, because the boost form
 * checks the profile again and offers a retry.
 */
export function BoostItem({ postId }: { postId: string }) {
  const navigate = useNavigate();
  const { data, error } = useOwnPrivacyQuery({ context: { quiet: true } });
  const isPrivate = data?.viewer?.profile.isPrivate;
  if (isPrivate === undefined && !error) return <div aria-hidden className="min-h-11" />;
  if (isPrivate === true) return null;

  return (
    <MenuItem onSelect={() => void navigate(`/ads/new/my-post?post=${postId}`)}>
      <Megaphone aria-hidden className="size-5" />
      Impulsionar
    </MenuItem>
  );
}
