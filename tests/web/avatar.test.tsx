import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from '../../web/ui/Avatar.tsx';

afterEach(cleanup);

it('an avatar whose picture fails to load shows the initial of the name until it gets another picture', () => {
  const { container, rerender } = render(<Avatar name="ágata" url="/media/1" />);
  const picture = () => container.querySelector('img');
  expect(picture()?.getAttribute('src')).toBe('/media/1');
  const broken = picture();
  if (broken) fireEvent.error(broken);
  expect(picture()).toBeNull();
  expect(container.textContent).toBe('Á');
  rerender(<Avatar name="ágata" url="/media/2" />);
  expect(picture()?.getAttribute('src')).toBe('/media/2');
});
